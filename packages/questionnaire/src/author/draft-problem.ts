/** What keeps a draft from being published: where, and which rule of authors it breaks. */
export interface DraftProblem {
  /** The question's or scale's id; '' for the whole. */
  readonly at: string
  readonly rule:
    | 'no_questions'
    | 'id_format'
    | 'duplicate_id'
    | 'model_format'
    | 'duplicate_model'
    | 'title_missing'
    | 'text_missing'
    | 'too_few_options'
    | 'option_value_missing'
    | 'option_text_missing'
    | 'duplicate_option'
    | 'no_rows'
    | 'row_name_missing'
    | 'row_text_missing'
    | 'duplicate_row'
    | 'alt_missing'
    | 'limits_crossed'
    | 'limits_beyond'
    | 'total_positive'
    | 'accept_format'
    | 'default_wrong'
    | 'expression_missing'
    | 'expression_instead'
    | 'expression_unclosed'
    | 'expression_unfinished'
    | 'expression_unexpected'
    | 'expression_two'
    | 'unknown_function'
    | 'expression_error'
    | 'unknown_name'
    | 'unknown_row'
    | 'unknown_value'
    | 'value_blank'
    | 'value_of_many'
    | 'value_is_single'
    | 'condition_cycle'
    | 'too_many_groups'
    | 'scale_id'
    | 'scale_item'
    | 'scale_part'
    | 'scale_bands'
    | 'scale_band_gap'
    | 'scale_band_overlap'
  /** Where in an expression: its column, from 1. */
  readonly column?: number
  /** The name or text that is wrong. */
  readonly what?: string
  /** The question of which it is read. */
  readonly name?: string
  /** What can be written instead of it. */
  readonly instead?: string
}
