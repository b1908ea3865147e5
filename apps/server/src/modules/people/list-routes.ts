import { listCalls } from '@telemachos/contract/people/list-calls'
import { handle } from '../../kernel/implement.ts'
import {
  countStateChange,
  setActiveState,
  setActiveStateMany,
  undoStateChange,
} from './change-state.ts'
import { listFilterValues } from './list-filter-values.ts'
import { findPeople } from './find-people.ts'
import { countPeople, findUsers, getUsersByField, listPeople } from './list-people.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'

/** The list of people, their states and the views that are saved of it. */
export const listHandlers = handle(listCalls, {
  listPeople,
  findPeople,
  countPeople,
  listFilterValues,
  findUsers,
  getUsersByField,
  setActiveState,
  setActiveStateMany,
  countStateChange,
  undoStateChange,
  listViews: (_input, context) => listViews(context),
  saveView,
  deleteView: ({ Id }, context) => deleteView(Id, context),
})
