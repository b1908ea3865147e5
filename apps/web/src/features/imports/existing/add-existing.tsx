import { useIdentity } from '../../../shared/api/identity.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { AddByName } from './add-by-name.tsx'
import { AddMatching } from './add-matching.tsx'
import classes from './add-existing.module.css'

/** Makes people of the caller's other projects mentees of this one too (spec §7, AddExistingMentees). */
export default function AddExisting() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  return (
    <section className={classes.page} aria-label={t('existing.title')} key={ProjectId}>
      <div>
        <h1 className={classes.title}>{t('existing.title')}</h1>
        <p className={classes.lead}>{t('existing.lead')}</p>
      </div>
      <AddMatching />
      <AddByName />
    </section>
  )
}
