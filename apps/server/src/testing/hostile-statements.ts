import type fc from 'fast-check'

/** Statements that ask for what no author may have, each in a way of its own. */
export const HOSTILE: readonly string[] = [
  // The catalogue, by every way to name it.
  ...[
    ['pg_class', 'pg_catalog.pg_class', 'pg_roles', 'pg_authid', 'pg_shadow', 'pg_user'],
    ['pg_settings', 'pg_stat_activity', 'pg_stat_statements', 'pg_locks', 'pg_tables', 'pg_views'],
    ['pg_proc', 'pg_namespace', 'pg_attribute', 'pg_stats', 'pg_statistic', 'pg_database'],
    ['pg_prepared_statements', 'pg_cursors', 'pg_file_settings', 'pg_hba_file_rules', 'pg_type'],
    ['information_schema.tables', 'information_schema.columns', 'pg_catalog."pg_class"'],
    ['"pg_class"', 'U&"pg\\005fclass"', 'U&"pg!005fclass" uescape \'!\'', 'pg_temp.x'],
    ['public.users', 'users', 'memberships', 'report_logins', 'public.report_logins', 'sessions'],
    ['report.people', 'report.people_source', 'people_source', 'schema_migrations', 'audit_log'],
    ['password_tokens', 'meeting_private_notes', 'chat_messages', 'microdata_versions'],
    ['telemachos.report.people', 'only users', 'users *', 'lateral users'],
  ]
    .flat()
    .flatMap((name) => [
      `select * from ${name}`,
      `select (select count(*) from ${name})`,
      `with a as (select * from ${name}) select * from a`,
    ]),
  // Functions that read, wait, write or tell.
  ...[
    ['pg_sleep(1)', "pg_sleep_for('1 s')", 'pg_catalog.pg_sleep(1)', '"pg_sleep"(1)'],
    ['U&"pg\\005fsleep"(1)', "pg_read_file('/etc/passwd')", "pg_ls_dir('/')", "pg_stat_file('/')"],
    ["lo_import('/etc/passwd')", 'lo_get(1)', 'pg_advisory_lock(1)', "pg_notify('a', 'b')"],
    ["set_config('telemachos.project', '2', true)", "current_setting('telemachos.project')"],
    ['pg_terminate_backend(1)', 'pg_cancel_backend(1)', 'pg_backend_pid()', 'version()'],
    ['current_database()', 'inet_server_addr()', "has_table_privilege('users', 'select')"],
    ["query_to_xml('select 1', true, true, '')", "table_to_xml('users', true, true, '')"],
    [
      "database_to_xml(true, true, '')",
      "cursor_to_xml('a', 1, true, true, '')",
      "dblink('a', 'b')",
    ],
    ["to_regclass('users')", 'pg_get_viewdef(1)', 'pg_relation_size(1)', 'txid_current()'],
    ["nextval('users_id_seq')", 'pg_export_snapshot()', "pg_logical_emit_message(true, 'a', 'b')"],
    [
      "ts_stat('select 1')",
      "repeat('a', 1000000000)",
      "lpad('a', 1000000000)",
      "convert_from('a', 'b')",
    ],
    ['pg_typeof(1)', 'obj_description(1)', "pg_input_is_valid('1', 'int4')", "currval('a')"],
    ["meeting_state('planned', null, null, now())", 'public.meeting_state(null, null, null, null)'],
    ["xmlparse(document '<a/>')", "json_populate_record(null::users, '{}')", 'merge_action()'],
  ]
    .flat()
    .flatMap((call) => [`select ${call}`, `select 1 from people where (${call}) is null`]),
  // Statements that are no SELECT, and SELECTs that do more than read.
  ...[
    ['delete from people', 'insert into people values (1)', 'update people set user_id = 1'],
    [
      'drop view people',
      'create table a (b int)',
      'create temp table a as select 1',
      'truncate people',
    ],
    [
      'select 1 into a',
      'select * from people for update',
      'select * from people for share skip locked',
    ],
    ['with a as (delete from people returning *) select * from a', 'table people for update'],
    ['set role telemachos', 'set session authorization default', 'reset all', 'show all', 'begin'],
    ['set local telemachos.project = 2', "set telemachos.reach = 'project'", 'commit', 'rollback'],
    ['copy people to stdout', "copy (select 1) to program 'id'", 'do $$ begin end $$', 'call a()'],
    [
      'explain select 1',
      'explain analyze select 1',
      'prepare a as select 1',
      'execute a',
      'deallocate all',
    ],
    ['declare c cursor for select 1', 'fetch all from c', 'listen a', 'notify a', 'lock people'],
    ['vacuum', 'analyze', 'grant all on people to public', "security label on role a is 'b'"],
    ['select 1; select 2', 'select 1; set role telemachos', 'select 1;;delete from people'],
    [
      '/* */ ; delete from people',
      'merge into people using people b on true when matched then delete',
    ],
    ['with recursive a as (select 1 union all select 1 from a) select * from a', 'discard all'],
  ].flat(),
  // Ways around the lists.
  ...[
    [
      'with pg_class as (select 1) select * from pg_class',
      'with users as (select 1) (select * from public.users)',
    ],
    ['select * from (with pg_roles as (select 1) select 1) a, pg_roles', 'select (1.0).pg_sleep'],
    ["select ('users').to_regclass", "select ('/etc/passwd'::text).pg_read_file"],
    [
      "select 'users'::regclass",
      'select 1::regtype',
      "select cast('users' as regclass)",
      "select '1'::oid",
    ],
    ["select '{}'::json", "select 'a'::name", 'select null::users', 'select null::public.users'],
    ['select 1 operator(pg_catalog.+) 1', 'select 1 operator(public.=) 1', "select 'a' ~ '(a+)+$'"],
    ["select '{}' @> '{}'", "select 'a' ~* 'a'", 'select 1 <-> 2', 'select @ -1', 'select |/ 4'],
    [
      'select current_user',
      'select session_user',
      'select user',
      'select current_catalog',
      'select current_schema',
    ],
    ['select current_role', 'select system_user', 'select $1', 'select @a, $1'],
    ['select * from people tablesample system (1)', 'select * from rows from (pg_sleep(1)) a'],
    [
      'select * from pg_sleep(1)',
      "select * from json_to_recordset('[]') as a (b int)",
      "select x from xmltable('/a' passing '<a/>' columns x int)",
    ],
    [
      'select * from people order by user_id using <',
      "select json_table('{}', '$' columns (a int))",
    ],
    ['select * from generate_series(1, 2) as (a int)', 'values ((select count(*) from users))'],
    ['select 1 where current of c', 'select grouping sets from users', "select 'a\0b'"],
    ['select \u2018a\u2019 from pg_class', 'select 1 from "people\u0000"', 'select 1 from реople'],
    [
      'select 1 /* from people */ from pg_class',
      'select 1 --\n from pg_class',
      "select e'\\x27' from users",
    ],
    [
      'select $a$ $a$ from users',
      'select * from people natural join users',
      'select * from people a join pg_class b on true',
    ],
    ['select (select (select (select 1 from pg_class)))', 'select exists (select from users)'],
    [
      'select array(select username from users)',
      'select 1 in (select id from users)',
      'select people.ctid from report.people',
    ],
    [
      'select 1 union select id from users',
      'select 1 except all select 1 from pg_class',
      'select 1 intersect select 1 from users',
    ],
    [
      'select row_to_json(people) from people',
      'select to_jsonb(people) from people',
      "select hashtext('a')",
    ],
  ].flat(),
]

/** Statements that may be run: whatever they find is the caller's. */
const PARTS = [
  ...[
    'select',
    'from',
    'where',
    'people',
    'relations',
    'completions',
    'user_id',
    '*',
    ',',
    '(',
    ')',
  ].flat(),
  'pg_class',
  'users',
  'public.',
  'report.',
  'with',
  'a',
  'as',
  'union all',
  'join',
  'on true',
  ...[
    'lateral',
    'pg_sleep(9)',
    'set_config(',
    '@a',
    '$1',
    ';',
    '--',
    '/*',
    '*/',
    "'",
    '"',
    '::int',
  ].flat(),
  '::regclass',
  'for update',
  'into b',
  'recursive',
  'limit 1',
  'order by 1',
  'current_user',
  'last_name',
  'username',
  'password_hash',
  'people_source',
  'own',
  'group by 1',
  'count(*)',
  'max(user_id)',
  '1/0',
  'case when',
  'then',
  'end',
  "E'\\\\",
  'U&"',
  '(a).b',
  'table',
]

/** Statements out of parts that mean something to the parser, most of which mean nothing together. */
export const hostileStatement = (check: typeof fc): fc.Arbitrary<string> =>
  check.oneof(
    check
      .array(check.constantFrom(...PARTS), { minLength: 2, maxLength: 24 })
      .map((parts) => parts.join(' ')),
    check
      .tuple(
        check.constantFrom('user_id', 'last_name', '*', 'count(*)', 'max(user_id)', 'people'),
        check.constantFrom(
          'people',
          'people a, people b',
          '(select * from people) a',
          'people_source',
          'users',
        ),
        check.constantFrom(
          '',
          'where 1/0 = 1',
          'limit 3',
          'where user_id::text::int > 0',
          'where last_name::int = 1',
        ),
      )
      .map(([what, where, how]) => `select ${what} from ${where} ${how}`),
  )
