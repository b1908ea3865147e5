import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { loadSessionsTab } from '#features/conferences'
import { DOCUMENTS, INFORMATION, TASK } from '@telemachos/contract/actions/need-kinds'
import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { loadActionViewsTab } from '#features/views'
import { lazyPart } from '#ui'
import {
  ContentTab,
  type ActionTab,
  loadFormTab,
  loadNeedsTab,
  loadProjectTab,
  loadResultsTab,
  loadHistoryTab,
} from '#features/actions'

/**
 * The tabs of the page of one action, in order: one line each. A tab that edits the content names what
 * it edits and is saved with it; any other saves by itself and says through `onUnsaved` while it has
 * something to lose. The first one is there with the page, others come when they are opened.
 */
export const ACTION_TABS: readonly [ActionTab, ...ActionTab[]] = [
  {
    key: 'content',
    text: 'actions.author.tab.content',
    edits: [
      'Title',
      'RoleTitles',
      'Descr',
      'QuestId',
      'ShowCondition',
      'EnableCondition',
      'Completion',
    ],
    part: ContentTab,
  },
  {
    key: 'form',
    text: 'actions.author.tab.form',
    edits: ['Form'],
    part: lazyPart(loadFormTab),
  },
  {
    key: 'asks',
    text: 'actions.types.tab',
    isShown: ({ TypeId }) => [TASK, DOCUMENTS, INFORMATION, CALCULATOR].includes(TypeId),
    edits: ['Needs'],
    part: lazyPart(loadNeedsTab),
  },
  {
    key: 'project',
    text: 'actions.author.tab.project',
    isShown: (_, may) => may('actions.saveGrid'),
    part: lazyPart(loadProjectTab),
  },
  {
    key: 'sessions',
    text: 'conference.tab',
    isShown: ({ TypeId }, may) =>
      TypeId === ACTION_TYPES.conference && may('conferences.saveSession'),
    part: lazyPart(loadSessionsTab),
  },
  {
    key: 'results',
    text: 'actions.results.tab',
    isShown: ({ Form }) => Form.length > 0,
    part: lazyPart(loadResultsTab),
  },
  {
    key: 'views',
    text: 'views.action.tab',
    isShown: (_, may) => may('views.saveActionView'),
    part: lazyPart(loadActionViewsTab),
  },
  {
    key: 'history',
    text: 'actions.author.tab.history',
    part: lazyPart(loadHistoryTab),
  },
]
