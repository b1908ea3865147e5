import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import * as actions from './action-views.ts'
import * as read from './read-views.ts'
import * as writeActions from './save-action-views.ts'
import * as write from './save-views.ts'

/** The calls of views. */
export const viewsRoutes = implement(contract.views, {
  getCustomView: read.getCustomView,
  getCustomView2: read.getCustomView2,
  openView: read.openView,
  autoCache: read.autoCache,
  listStatisticsViews: read.listStatisticsViews,
  listDirectives: read.listDirectives,
  listViews: read.listViews,
  getView: read.getView,
  listViewVersions: read.listViewVersions,
  listCallable: read.listCallable,
  saveView: write.saveView,
  publishView: write.publishView,
  deleteViewById: write.deleteViewById,
  importViews: write.importViews,
  listClasses: read.listClasses,
  listByClass: read.listByClass,
  getTemplate: read.getTemplate,
  setTemplate: write.setTemplate,
  deleteView: write.deleteView,
  customViewList: read.customViewList,
  setCustomView: write.setCustomView,
  getCustomViews2: read.getCustomViews2,
  saveCustomView2: write.saveCustomView2,
  openActionView: actions.openActionView,
  listActionViews: actions.listActionViews,
  listViewsOfAction: actions.listViewsOfAction,
  getActionView: actions.getActionView,
  listActionViewVersions: actions.listActionViewVersions,
  getActionTemplate: actions.getActionTemplate,
  saveActionView: writeActions.saveActionView,
  publishActionView: writeActions.publishActionView,
  deleteActionView: writeActions.deleteActionView,
  ...writeActions.specifiedActionViews,
})
