import { contract } from '@telemachos/contract'
import type { DomainServices } from '../../kernel/domain.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { askChanges } from './ask-changes.ts'
import { makeCaptcha } from './captcha.ts'
import { changeStatus } from './change-status.ts'
import { accountHandlers, documentHandlers, draftHandlers } from './document-routes.ts'
import { changeOwn, checkToken, judgeChanges, readOwn } from './own-application.ts'
import { proofHandlers } from './proof-routes.ts'
import { listFormVersions } from './list-form-versions.ts'
import { readForm } from './public-form.ts'
import { readFormVersion } from './read-form-version.ts'
import { addNote, removeNote } from './notes.ts'
import { readRules } from './rules-store.ts'
import { scoreApplication } from './score-application.ts'
import { setRules } from './set-rules.ts'
import { exportPage } from './export-page.ts'
import { publishList, rankApplications, readPublishedList, withdrawList } from './ranking.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import { listDrafts } from './list-drafts.ts'
import { tryForm } from './try-form.ts'
import { listApplications, readApplication, readCall, setCall } from './review.ts'
import { judgeApplication, submitApplication } from './submit.ts'

/** Applications: the public form, and its review. */
export function applicationsRoutes(services: DomainServices) {
  const { publicUrl } = services
  return implement(contract.applications, {
    ...accountHandlers(services),
    ...draftHandlers(services),
    ...documentHandlers(services),
    ...proofHandlers(services),
    getForm: readForm,
    getCaptcha: (_input, context) => makeCaptcha(context, services.limitsCallers),
    submit: prepared(
      (input, context) => judgeApplication(input, context, services),
      (input, context, judged) => submitApplication(input, context, { ...services, judged }),
    ),
    checkToken,
    getApplication: (input, context) => readOwn(input, context, services),
    change: prepared(judgeChanges, (input, context, judged) =>
      changeOwn(input, context, { judged, publicUrl }),
    ),
    list: listApplications,
    read: readApplication,
    changeStatus: (input, context) => changeStatus(input, context, publicUrl),
    resubmit: (input, context) => askChanges(input, context, publicUrl),
    getCall: readCall,
    setCall,
    tryForm,
    getRules: (_input, { db, actor }) => readRules(db, actor.projectId),
    setRules,
    score: (input, context) => scoreApplication(input, context, publicUrl),
    addNote,
    listDrafts,
    listViews: (_input, context) => listViews(context),
    saveView,
    deleteView,
    exportPage,
    rank: rankApplications,
    publishList,
    withdrawList,
    getPublishedList: readPublishedList,
    removeNote,
    listFormVersions,
    getFormVersion: readFormVersion,
  })
}
