import { Heading, Page } from '#layout'
import { useTexts } from '#shared'
import { ChartSamples } from './chart-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { DateSamples } from './date-samples.tsx'
import { DialogSamples } from './dialog-samples.tsx'
import classes from './gallery.module.css'
import { MarkSamples } from './mark-samples.tsx'
import { PagerSamples } from './pager-samples.tsx'
import { TableSamples } from './table-samples.tsx'
import { ToastSamples } from './toast-samples.tsx'

/** Every shared widget with its states, for those who build pages. */
export default function GalleryPage() {
  const { t } = useTexts()
  return (
    <Page width="full" gap={5} className={classes.page}>
      <header>
        <Heading as="h1" size="page">
          {t('route.root.defaultlayout.project.test.title')}
        </Heading>
        <p className={classes.intro}>{t('gallery.intro')}</p>
      </header>
      <div className={classes.pair}>
        <DialogSamples />
        <ToastSamples />
        <DateSamples />
        <ChoiceSamples />
      </div>
      <MarkSamples />
      <PagerSamples />
      <TableSamples />
      <ChartSamples />
    </Page>
  )
}
