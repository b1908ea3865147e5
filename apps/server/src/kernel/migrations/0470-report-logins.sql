-- As whom authors' SQL is run: the server makes the role where it may, and keeps its password here.
create table report_logins (
  role text primary key check (role ~ '^[a-z_][a-z0-9_]*$'),
  password text not null check (password ~ '^[A-Za-z0-9_-]+$')
);
