import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { CallContext } from '../../kernel/context.ts'
import { definePort } from '../../kernel/port.ts'

interface GroupNames {
  /**
   * Writes what a group of actions is called in other languages.
   * @param from its name before; it is forgotten where no action's group has it any longer.
   * @param names left out, those of `from` go along.
   */
  write(
    context: CallContext,
    group: {
      readonly name: string
      readonly from?: string | undefined
      readonly names?: TextByLanguage | undefined
      /** Whether some group is still called as it was before. */
      readonly keepsFrom: boolean
    },
  ): Promise<void>
}

/** The settings of projects have the names of groups, so projects provide this. */
export const groupNames = definePort<GroupNames>('actions.groupNames')
