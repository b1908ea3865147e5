/** The words of a text. */
const words = (text: string): string[] => text.trim().split(/\s+/)

/** Functions that a text may call: of numbers, texts, dates, lists and summaries; none that reads, waits or writes. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
  abs age array_agg array_length array_to_string avg bool_and bool_or btrim cardinality ceil ceiling char_length
  character_length concat concat_ws corr count cume_dist date_bin date_part date_trunc dense_rank
  every extract first_value floor greatest initcap json_agg lag last_value lead least left length like_escape lower ltrim
  make_date make_interval max min mod mode nth_value ntile nullif now octet_length overlay percent_rank percentile_cont
  percentile_disc position power rank regexp_replace replace reverse right round row_number rtrim sign split_part sqrt
  starts_with stddev stddev_pop stddev_samp string_agg strpos substr substring sum timezone to_char to_date
  to_number to_timestamp translate trim trunc unnest upper var_pop var_samp variance width_bucket
  generate_series`),
)

/** Operators, as PostgreSQL calls them. */
export const OPERATORS: ReadonlySet<string> = new Set([
  ...words('= <> != < > <= >= + - * / % ^ || ~~ !~~ ~~* !~~*'),
  'BETWEEN',
  'NOT BETWEEN',
  'BETWEEN SYMMETRIC',
  'NOT BETWEEN SYMMETRIC',
])

/** Types that a value may be turned into. */
export const TYPES: ReadonlySet<string> = new Set(
  words(`
  int2 int4 int8 numeric float4 float8 text varchar bpchar bool date time timestamp timestamptz
  interval`),
)

/** Parts of a statement that may stand in it; whatever is not named is refused. */
export const NODES: ReadonlySet<string> = new Set(
  words(`
  SelectStmt ResTarget ColumnRef A_Const A_Expr A_ArrayExpr A_Star A_Indices A_Indirection
  FuncCall TypeCast RangeVar RangeSubselect JoinExpr SubLink BoolExpr NullTest BooleanTest
  CaseExpr CaseWhen CoalesceExpr MinMaxExpr SortBy CommonTableExpr WindowDef GroupingSet
  GroupingFunc List String Integer Float Boolean RowExpr ParamRef SQLValueFunction RangeFunction`),
)

/** Moments that have no brackets, such as current_date; who is asking the database has none of it. */
export const MOMENTS: ReadonlySet<string> = new Set([
  'SVFOP_CURRENT_DATE',
  'SVFOP_CURRENT_TIME',
  'SVFOP_CURRENT_TIMESTAMP',
  'SVFOP_LOCALTIME',
  'SVFOP_LOCALTIMESTAMP',
])

/**
 * Functions beyond the list that PostgreSQL calls for `a.name` where the row `a` has no such column: those that take
 * whatever they are given.
 */
export const ROW_FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
  any_out any_value anycompatible_out anycompatiblenonarray_out anyelement_out anynonarray_out array_agg_finalfn
  array_append array_position hash_array hash_record hash_record_extended json_agg_strict json_build_array
  json_build_object jsonb_agg jsonb_agg_strict jsonb_build_array jsonb_build_object num_nonnulls num_nulls
  quote_literal quote_nullable record_out record_send row_to_json to_json to_jsonb`),
)

/** How large a statement's tree may be, and how deep. */
export const MOST_NODES = 20_000
export const DEEPEST = 200

/** So often a text may name a view: PostgreSQL plans each of them anew. */
export const MOST_READINGS = 100

/** What takes long of long numbers, and is not interrupted; and how often a text may have it. */
export const SLOW_OF_NUMBERS: ReadonlySet<string> = new Set(words('* / % ^ power mod sqrt'))
export const MOST_SLOW = 200

/** The names of views, parted for one role. */
export interface AllowedNames {
  /** What may be read. */
  readonly views: ReadonlySet<string>
  /** What exists and may not. */
  readonly closed: ReadonlySet<string>
}
