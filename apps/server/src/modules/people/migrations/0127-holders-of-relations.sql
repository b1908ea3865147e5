-- How many people somebody has depends on who they are: a few for one, thousands for another. Without
-- this, PostgreSQL takes project, kind and holder for independent, and expects a tenth of them.
create statistics relations_holders (mcv) on project_id, kind, holder_id from relations;
