"""For operators: settings, doctor, health, logs, permissions, backups."""
