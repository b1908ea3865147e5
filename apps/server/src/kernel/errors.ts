import {
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
} from '@telemachos/contract/core/errors'
import type { Language } from '@telemachos/contract/core/define-texts'
import { translate } from './texts.ts'

/** A field and the rule that it breaks, before a language is known. */
export type RefusedField = Omit<FieldError, 'message'>

/** Codes whose refusal may name the rule that says more. */
const RULED: readonly ErrorCode[] = ['rule_violated', 'too_many_requests']

interface Particulars {
  fields?: readonly RefusedField[]
  /** What the refusal names; sent to the caller. */
  details?: Record<string, unknown>
  /** What somebody of the programme has written to be said instead of the code's text. */
  sentence?: string | undefined
  /** For the log only. */
  reason?: string
}

/**
 * A refusal with a code of the closed set (contract core/errors). The caller reads the code's text
 * in their language; `reason` stays in the log.
 *
 * ```ts
 * const error = new AppError('not_found', { reason: 'there is no project 7' })
 * error.status // => 404
 * error.toBody('en', 'a1').code // => 'not_found'
 * ```
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: readonly RefusedField[]
  readonly details: Record<string, unknown> | undefined
  readonly #sentence: string | undefined

  constructor(code: ErrorCode, { fields = [], details, sentence, reason }: Particulars = {}) {
    super(reason ?? code)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.details = details
    this.#sentence = sentence
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  /** The one rule that the whole request breaks: its text says more than the code's. */
  get #rule(): string {
    const rule = RULED.includes(this.code) ? this.details?.['rule'] : undefined
    return typeof rule === 'string' ? rule : ''
  }

  /** The answer's body in the caller's language. */
  toBody(language: Language, requestId: string): ErrorBody {
    return {
      code: this.code,
      message: this.#sentence ?? translate(language, `rule.${this.#rule}`, `error.${this.code}`),
      requestId,
      ...(this.fields.length > 0 && {
        fields: this.fields.map((refused) => ({
          ...refused,
          message: [refused.at, translate(language, `rule.${refused.rule}`, 'rule.invalid')]
            .filter(Boolean)
            .join(' '),
        })),
      }),
      ...(this.details && { details: this.details }),
    }
  }
}

/**
 * Refuses one field of the input by the rule that it breaks.
 *
 * ```ts
 * refuseField('Data.7', 'too_big').fields // => [{ field: 'Data.7', rule: 'too_big' }]
 * ```
 */
export function refuseField(field: string, rule: string): AppError {
  return new AppError('invalid_input', { fields: [{ field, rule }] })
}

/** What a stranger is told of a thing that is not theirs: the same as of one that is not there. */
export function notFound(reason: string): AppError {
  return new AppError('not_found', { reason })
}

/** Refuses what a rule of a domain forbids; the rule's text is `rule.<name>`. */
export function ruleViolated(rule: string, details: Record<string, unknown> = {}): AppError {
  return new AppError('rule_violated', { details: { rule, ...details }, reason: rule })
}
