-- What a project is called in other languages (Settings.Config.Descrs), without reading the settings,
-- which may hold a logo.
alter table projects
  add column descrs jsonb generated always as (coalesce(settings #> '{Config,Descrs}', '{}')) stored;
