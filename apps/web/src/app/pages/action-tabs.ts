import { DOCUMENTS, INFORMATION, TASK } from '@telemachos/contract/actions/need-kinds'
import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { lazyPart } from '#ui'
import ContentTab from '../../features/actions/author/content-tab.tsx'
import type { ActionTab } from '../../shared/actions/action-tab.ts'

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
    part: lazyPart(() => import('../../features/actions/forms/form-tab.tsx')),
  },
  {
    key: 'asks',
    text: 'actions.types.tab',
    isShown: ({ TypeId }) => [TASK, DOCUMENTS, INFORMATION, CALCULATOR].includes(TypeId),
    edits: ['Needs'],
    part: lazyPart(() => import('../../features/actions/types/needs-tab.tsx')),
  },
  {
    key: 'project',
    text: 'actions.author.tab.project',
    isShown: (_, may) => may('actions.saveGrid'),
    part: lazyPart(() => import('../../features/actions/author/project-tab.tsx')),
  },
  {
    key: 'sessions',
    text: 'conference.tab',
    isShown: ({ TypeId }, may) => TypeId === 7 && may('conferences.saveSession'),
    part: lazyPart(() => import('../../features/conferences/sessions-tab.tsx')),
  },
  {
    key: 'results',
    text: 'actions.results.tab',
    isShown: ({ Form }) => Form.length > 0,
    part: lazyPart(() => import('../../features/actions/forms/results-tab.tsx')),
  },
  {
    key: 'history',
    text: 'actions.author.tab.history',
    part: lazyPart(() => import('../../features/actions/author/history-tab.tsx')),
  },
]
