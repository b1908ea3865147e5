import { pathOf } from '@telemachos/contract/paths'
import { Suspense, useMemo } from 'react'
import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { CopyButton, ProjectLink, lazyPart } from '#ui'
import { samplesIn } from './samples.ts'
import classes from './editor.module.css'

const ViewFrame = lazyPart(() => import('../frame/view-frame.tsx'))

const NOTHING = { writes: new Set<string>() }

/** The parts that views are made of, each beside the code that draws it. */
export function Gallery() {
  const { t } = useTexts()
  const samples = useMemo(() => samplesIn(t), [t])
  return (
    <>
      <div>
        <Text tone="faint">
          <ProjectLink to={pathOf('admin.views')}>{t('views.title')}</ProjectLink>
        </Text>
        <Heading as="h1" size="page">
          {t('views.gallery')}
        </Heading>
        <Text tone="soft">{t('views.gallery.lead')}</Text>
      </div>
      {samples.map(({ view }) => (
        <Card key={view.Name} as="section" gap={3} aria-label={view.Name}>
          <Heading>{view.Name}</Heading>
          <div className={classes.sample}>
            <Suspense fallback={<Text tone="faint">{t('views.loading')}</Text>}>
              <ViewFrame view={view} tried={NOTHING} />
            </Suspense>
            <div>
              <pre aria-label={t('views.part.Html')} className={classes.code}>
                {view.Html}
                {view.Controller && `\n\n${view.Controller}`}
              </pre>
              <CopyButton text={view.Html} label={t('views.copy')} />
            </div>
          </div>
        </Card>
      ))}
    </>
  )
}
