-- What is looked up of one mentee is found in either index at once: while a bulk load was not analysed yet,
-- the one by action was taken, and all of an action's rows were read for each mentee.
drop index action_data_action;
create index action_data_action on action_data (project_id, action_id, drawer, mentee_id);
