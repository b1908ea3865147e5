-- Who published a consent text; null where it came with the installation.
alter table consent_texts add column published_by integer references users (id);
