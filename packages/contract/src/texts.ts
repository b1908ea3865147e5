import { byActionTexts } from './grid/by-action-texts.ts'
import { cellTexts } from './actions/cell-texts.ts'
import { exportTexts } from './grid/export-texts.ts'
import { gridTexts } from './grid/texts.ts'
import { menteeTexts } from './actions/mentee-texts.ts'
import { mentorTexts } from './actions/mentor-texts.ts'
import { galleryTexts } from './core/gallery-texts.ts'
import { homeTexts } from './core/home-texts.ts'
import { keysTexts } from './core/keys-texts.ts'
import { routesTexts } from './core/routes-texts.ts'
import { shellTexts } from './core/shell-texts.ts'
import { commonTexts, errorTexts, ruleTexts } from './core/texts.ts'
import { consentTexts } from './identity/consent-texts.ts'
import { uiTexts } from './core/ui-texts.ts'
import { accountTexts } from './identity/account-texts.ts'
import { profileTexts } from './identity/profile-texts.ts'
import { standInTexts } from './identity/stand-in-texts.ts'
import { signInTexts } from './identity/texts.ts'
import { importRuleTexts } from './imports/rule-texts.ts'
import { existingTexts } from './imports/existing-texts.ts'
import { importTexts } from './imports/texts.ts'
import { updateTexts } from './imports/update-texts.ts'
import { linkingTexts } from './people/linking-texts.ts'
import { mailTexts } from './mail/texts.ts'
import { calendarTexts } from './meetings/calendar-texts.ts'
import { feedTexts } from './meetings/feed-texts.ts'
import { followUpTexts } from './meetings/follow-up-texts.ts'
import { hoursTexts } from './meetings/hours-texts.ts'
import { panelTexts } from './meetings/panel-texts.ts'
import { meetingRuleTexts } from './meetings/rule-texts.ts'
import { seriesTexts } from './meetings/series-texts.ts'
import { notificationsTexts } from './notifications/texts.ts'
import { questEditorTexts } from './questionnaires/editor-texts.ts'
import { questEditorExpressionTexts } from './questionnaires/editor-expression-texts.ts'
import { questEditorNameTexts } from './questionnaires/editor-name-texts.ts'
import { questEditorTypeTexts } from './questionnaires/editor-type-texts.ts'
import { interchangeTexts } from './questionnaires/interchange-texts.ts'
import { playerTexts } from './questionnaires/player-texts.ts'
import { paymentsTexts } from './payments/texts.ts'
import { copyTexts } from './privacy/copy-texts.ts'
import { privacyTexts } from './privacy/texts.ts'
import { projectsTexts } from './projects/texts.ts'
import { projectSettingsTexts } from './projects/settings-texts.ts'
import { resultsTexts } from './questionnaires/results-texts.ts'
import { questionnairesTexts } from './questionnaires/texts.ts'
import { questUseTexts } from './questionnaires/use-texts.ts'
import { statisticsTexts } from './supervision/statistics-texts.ts'
import { supervisionTexts } from './supervision/texts.ts'
import { personTexts } from './people/person-texts.ts'
import { peopleTexts } from './people/list-texts.ts'
import { usersTexts } from './people/texts.ts'
import { activityTexts } from './people/activity-texts.ts'
import { questActivityTexts } from './questionnaires/activity-texts.ts'
import { identityActivityTexts } from './identity/activity-texts.ts'

/** Every text of the product by its key. */
export const texts = {
  ...commonTexts,
  ...errorTexts,
  ...ruleTexts,
  ...keysTexts,
  ...uiTexts,
  ...galleryTexts,
  ...shellTexts,
  ...homeTexts,
  ...routesTexts,
  ...signInTexts,
  ...profileTexts,
  ...standInTexts,
  ...consentTexts,
  ...accountTexts,
  ...usersTexts,
  ...activityTexts,
  ...questActivityTexts,
  ...identityActivityTexts,
  ...personTexts,
  ...peopleTexts,
  ...exportTexts,
  ...gridTexts,
  ...cellTexts,
  ...byActionTexts,
  ...menteeTexts,
  ...mentorTexts,
  ...meetingRuleTexts,
  ...importRuleTexts,
  ...importTexts,
  ...existingTexts,
  ...updateTexts,
  ...paymentsTexts,
  ...linkingTexts,
  ...mailTexts,
  ...notificationsTexts,
  ...questionnairesTexts,
  ...questUseTexts,
  ...resultsTexts,
  ...playerTexts,
  ...questEditorTexts,
  ...questEditorExpressionTexts,
  ...questEditorNameTexts,
  ...questEditorTypeTexts,
  ...interchangeTexts,
  ...supervisionTexts,
  ...statisticsTexts,
  ...privacyTexts,
  ...copyTexts,
  ...projectsTexts,
  ...projectSettingsTexts,
  ...calendarTexts,
  ...panelTexts,
  ...feedTexts,
  ...seriesTexts,
  ...hoursTexts,
  ...followUpTexts,
}

type Base<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

/** A key as code names it: without the ending of its plural forms. */
export type TextKey = Base<keyof typeof texts>
