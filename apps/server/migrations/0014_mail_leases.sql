-- Who sends a mail has it for a while; nothing is locked while the mail server is spoken to.
ALTER TABLE mails ADD COLUMN lease_until timestamptz;
