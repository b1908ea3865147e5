import { ERRORS, isError, type CellError, type Grid } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { normalQuantile } from './distributions.ts'
import { periodOf, smooth, type Smoothing } from './smoothing.ts'
import { stepsBehind, timelineOf, type Timeline } from './timeline.ts'

/** As many steps as there are hours in a year. */
const LONGEST_SEASON = 8760

const NEAR = 'The weights are found by a search of its own: results are near those of Excel.'

interface Forecast extends Smoothing {
  readonly timeline: Timeline
}

function timelineFor(
  context: CallContext,
  values: Grid,
  times: Grid,
  completion: number,
  aggregation: number,
): Timeline | CellError {
  if (completion !== 0 && completion !== 1) return ERRORS['#NUM!']
  return timelineOf(context, values, times, completion === 1, Math.trunc(aggregation))
}

function forecastFor(
  context: CallContext,
  values: Grid,
  times: Grid,
  season: number,
  completion: number,
  aggregation: number,
): Forecast | CellError {
  const { work } = context
  const wanted = Math.trunc(season)
  if (wanted < 0 || wanted > LONGEST_SEASON) return ERRORS['#NUM!']
  const timeline = timelineFor(context, values, times, completion, aggregation)
  if (isError(timeline)) return timeline
  const period = wanted === 1 ? periodOf(work, timeline.values) : Math.max(wanted, 1)
  if (timeline.values.length < 2 * period) return ERRORS['#NUM!']
  return { ...smooth(work, timeline.values, period), timeline }
}

/** What is between two whole steps lies between their values. */
function between(steps: number, at: (whole: number) => number): number {
  const low = Math.floor(steps)
  const share = steps - low
  return share < 1e-9 ? at(low) : at(low) * (1 - share) + at(low + 1) * share
}

function confidence(forecast: Forecast, context: CallContext, target: number, level: number) {
  const steps = stepsBehind(forecast.timeline, target, context.isDate1904)
  if (steps <= 0) return ERRORS['#NUM!']
  const width = normalQuantile(context.work, (1 + level) / 2)
  context.work.take(Math.ceil(steps))
  return width * between(steps, (whole) => forecast.deviation(Math.max(whole, 1)))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** 1 to 3 the weights, 4 MASE, 5 SMAPE, 6 MAE, 7 RMSE, 8 the step. */
function statistic(forecast: Forecast, kind: number): number | CellError {
  const { errors, timeline } = forecast
  const { values } = timeline
  const sizes = errors.map(Math.abs)
  switch (kind) {
    case 1:
      return forecast.level
    case 2:
      return forecast.trend
    case 3:
      return forecast.season
    case 4: {
      const naive = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)))
      return mean(naive) === 0 ? 0 : mean(sizes) / mean(naive)
    }
    case 5:
      return mean(
        sizes.map((size, index) => {
          const value = values[index] ?? 0
          const whole = Math.abs(value) + Math.abs(value - (errors[index] ?? 0))
          return whole === 0 ? 0 : (2 * size) / whole
        }),
      )
    case 6:
      return mean(sizes)
    case 7:
      return Math.sqrt(mean(errors.map((error) => error * error)))
    case 8:
      return timeline.step
    default:
      return ERRORS['#NUM!']
  }
}

/** Forecasts by exponential smoothing. */
export const FORECASTS: readonly FunctionDefinition[] = [
  defineFunction('statistics', 'FORECAST.ETS', {
    required: ['number', 'grid', 'grid'],
    optional: ['number', 'number', 'number'],
    deviation: NEAR,
    call: (context, target, values, times, season = 1, completion = 1, aggregation = 1) => {
      const forecast = forecastFor(context, values, times, season, completion, aggregation)
      if (isError(forecast)) return forecast
      const steps = stepsBehind(forecast.timeline, target, context.isDate1904)
      return steps < 0 ? ERRORS['#NUM!'] : between(steps, (whole) => forecast.forecast(whole))
    },
  }),
  defineFunction('statistics', 'FORECAST.ETS.CONFINT', {
    required: ['number', 'grid', 'grid'],
    optional: ['number', 'number', 'number', 'number'],
    deviation: NEAR,
    call: (
      context,
      target,
      values,
      times,
      level = 0.95,
      season = 1,
      completion = 1,
      aggregation = 1,
    ) => {
      if (level <= 0 || level >= 1) return ERRORS['#NUM!']
      const forecast = forecastFor(context, values, times, season, completion, aggregation)
      return isError(forecast) ? forecast : confidence(forecast, context, target, level)
    },
  }),
  defineFunction('statistics', 'FORECAST.ETS.SEASONALITY', {
    required: ['grid', 'grid'],
    optional: ['number', 'number'],
    call: (context, values, times, completion = 1, aggregation = 1) => {
      const timeline = timelineFor(context, values, times, completion, aggregation)
      return isError(timeline) ? timeline : periodOf(context.work, timeline.values)
    },
  }),
  defineFunction('statistics', 'FORECAST.ETS.STAT', {
    required: ['grid', 'grid', 'number'],
    optional: ['number', 'number', 'number'],
    deviation: NEAR,
    call: (context, values, times, kind, season = 1, completion = 1, aggregation = 1) => {
      const forecast = forecastFor(context, values, times, season, completion, aggregation)
      return isError(forecast) ? forecast : statistic(forecast, Math.trunc(kind))
    },
  }),
]
