-- Where each mentee is counted.
create view counted_places (project_id, mentee_id, overseer_id, active) as
select p.project_id, p.mentee_id, o.overseer_id, p.active
from mentee_progress p cross join unnest(0 || p.overseers) o (overseer_id)
where p.counted;
