import { useState } from 'react'
import { useTexts } from '#shared'
import { Pager } from '#ui'
import classes from './gallery.module.css'
import { SampleCard } from './sample-card.tsx'

const LAST = 24

/** The pagers. */
export function PagerSamples() {
  const { t } = useTexts()
  const [simple, setSimple] = useState(1)
  const [admin, setAdmin] = useState(12)
  const [other, setOther] = useState(12)
  return (
    <SampleCard title={t('gallery.pagers')}>
      <div className={classes.part}>
        <h3 className={classes.small}>{t('gallery.pagers.simple')}</h3>
        <Pager page={simple} last={LAST} onChange={setSimple} label={t('gallery.pagers.simple')} />
      </div>
      <div className={classes.part}>
        <h3 className={classes.small}>{t('gallery.pagers.other')}</h3>
        <Pager
          page={other}
          last={LAST}
          onChange={setOther}
          kind="other"
          label={t('gallery.pagers.other')}
        />
        <p role="status" className={classes.answer}>
          {t('gallery.pagers.loaded', { page: other })}
        </p>
      </div>
      <div className={classes.part}>
        <h3 className={classes.small}>{t('gallery.pagers.admin')}</h3>
        <Pager
          page={admin}
          last={LAST}
          onChange={setAdmin}
          kind="admin"
          label={t('gallery.pagers.admin')}
        />
      </div>
    </SampleCard>
  )
}
