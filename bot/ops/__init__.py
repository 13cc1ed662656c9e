"""For whoever runs the bot: settings, the doctor, signs of life, permissions."""
