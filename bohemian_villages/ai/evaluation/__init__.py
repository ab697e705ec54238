"""What positions are worth: features, forecast, and the networks that evaluate them."""
