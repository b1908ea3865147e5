-- What came out of an attempt that has ended, kept so that many can be counted at once.
create table quest_scores (
  answer_set_id integer not null references answer_sets (id) on delete cascade,
  -- The scale's id in the version's definition.
  scale_id text not null,
  score double precision not null,
  -- The lowest and highest possible score; null where an item has no limits.
  low double precision,
  high double precision,
  -- The place of the band among the scale's own, from 0; null where no band fits.
  band integer,
  primary key (answer_set_id, scale_id)
);

-- The answer of a question that the conditions hid in the end: kept, but not counted.
alter table quest_answers add column hidden boolean not null default false;

-- When it was last scored; null for what goes on, and for what has just ended.
alter table answer_sets add column scored_at timestamptz;
create index answer_sets_unscored on answer_sets (id)
  where state in ('finished', 'expired') and scored_at is null;
create index answer_sets_results on answer_sets (project_id, quest_id, action_id);
