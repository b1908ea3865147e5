import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { getTrend } from './get-trend.ts'
import {
  getStatistics,
  listIndicators,
  listMeasured,
  summarizeIndicator,
} from './read-indicators.ts'
import { removeIndicator, saveIndicator } from './save-indicator.ts'
import { setStatistic, setStatisticText } from './set-statistic.ts'

/** The calls of indicators. */
export const indicatorsRoutes = implement(contract.indicators, {
  listIndicators,
  listMeasured,
  getStatistics,
  summarizeIndicator,
  getTrend,
  setStatistic,
  setStatisticText,
  saveIndicator,
  removeIndicator,
})
