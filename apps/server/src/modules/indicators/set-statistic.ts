import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { keptNumber } from '@telemachos/rules/typed-number'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { accessPerson, updateFields } from '../people/index.ts'
import { visibleIndicator, type Indicator } from './known-indicators.ts'
import { answerOf } from './read-indicators.ts'

type Calls = typeof contract.indicators.calls

/**
 * Writes the value of an indicator, as every field of a person is written.
 * @throws not_found for a person out of reach; invalid_input naming `Id`, or `Value` with its rule;
 *   conflict with the present `Value` in `details`, and who wrote it.
 */
export async function setStatistic(
  { Id, UserId, Value, Old }: InputOf<Calls['setStatistic']>,
  context: CallContext,
): Promise<OutputOf<Calls['setStatistic']>> {
  await accessPerson(context, UserId)
  const indicator = await visibleIndicator(context, Id)
  const change = { Name: indicator.field.Name, Value: asTyped(Value), Old }
  return write({ indicator, change, userId: UserId, named: 'Value' }, context)
}

/** Writes the text beside it. @throws as setStatistic. */
export async function setStatisticText(
  { Id, UserId, Text, Old }: InputOf<Calls['setStatisticText']>,
  context: CallContext,
): Promise<OutputOf<Calls['setStatisticText']>> {
  await accessPerson(context, UserId)
  const indicator = await visibleIndicator(context, Id)
  const change = { Name: indicator.text.Name, Value: Text, Old }
  return write({ indicator, change, userId: UserId, named: 'Text' }, context)
}

interface Writing {
  readonly indicator: Indicator
  readonly change: {
    readonly Name: string
    readonly Value: string
    readonly Old: string | undefined
  }
  readonly userId: number
  /** What the call names the change. */
  readonly named: 'Value' | 'Text'
}

async function write(
  { indicator, change, userId, named }: Writing,
  context: CallContext,
): Promise<OutputOf<Calls['setStatistic']>> {
  try {
    await updateFields(userId, [change], context)
  } catch (error) {
    throw inWordsOf(error, change.Name, named)
  }
  return answerOf(context, indicator, userId)
}

/** A refusal of a field, as one of the call's own input. */
function inWordsOf(error: unknown, name: string, named: Writing['named']): unknown {
  if (!(error instanceof AppError)) return error
  const fields = error.fields.map((one) => (one.field === name ? { ...one, field: named } : one))
  const { Values, ...details } = (error.details ?? {}) as { Values?: Record<string, string> }
  const present = Values && { [named]: Values[name] ?? '' }
  return new AppError(error.code, {
    ...(fields.length > 0 && { fields }),
    ...((present || Object.keys(details).length > 0) && { details: { ...details, ...present } }),
  })
}

function asTyped(value: InputOf<Calls['setStatistic']>['Value']): string {
  switch (typeof value) {
    case 'number':
      return keptNumber(value)
    case 'boolean':
      return value ? '1' : '0'
    default:
      return value ?? ''
  }
}
