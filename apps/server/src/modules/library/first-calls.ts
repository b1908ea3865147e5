import { contract } from '@telemachos/contract'
import type { FirstCall, FirstCalls } from '../../kernel/domain.ts'

const { listFolders, listItems } = contract.library.calls

/** The folder that everything is in. */
const root = (): FirstCall[] => [
  { call: listFolders, input: { Category: '/' } },
  { call: listItems, input: { Category: '/', Sort: 'title', After: null } },
]

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.library': root,
  'root.defaultlayout.project.library.items': root,
}
