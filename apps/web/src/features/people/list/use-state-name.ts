import { STATE_NAME, type PersonState } from '@telemachos/contract/people/states'
import { useTexts } from '#shared'

/** The name of a state (spec §4). */
export function useStateName(): (state: number) => string {
  const { t } = useTexts()
  return (state) => t(`people.state.${STATE_NAME[state as PersonState]}`)
}
