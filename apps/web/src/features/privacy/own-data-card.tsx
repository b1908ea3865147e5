import { IconDownload } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import classes from './data-card.module.css'
import { useDownload } from './use-download.ts'

/** Where people download what is kept about them. */
export function OwnDataCard() {
  const { t } = useTexts()
  const { download, busy, problem } = useDownload()
  return (
    <section className={classes.card} aria-labelledby="own-data">
      <h2 id="own-data" className={classes.heading}>
        {t('privacy.copy.title')}
      </h2>
      <p>{t('privacy.copy.lead')}</p>
      <div className={classes.foot}>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void download('privacy.downloadOwnData', {})}
        >
          {t('privacy.copy.download')}
        </Button>
      </div>
      <div role="alert">{problem && <p className={classes.problem}>{problem}</p>}</div>
    </section>
  )
}
