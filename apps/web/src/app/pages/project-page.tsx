import { loadConsentTexts } from '#features/identity'
import { loadFormAside } from '#features/applications'
import { Suspense } from 'react'
import { ProjectPage } from '#features/projects'
import { lazyPart } from '#ui'

/* What is opened now and then is loaded then. */
const FormAside = lazyPart(loadFormAside, 'FormAside')
const ConsentTexts = lazyPart(loadConsentTexts, 'ConsentTexts')

/** A project's settings, with the consent texts and the application forms that it has published. */
export default function AppProjectPage() {
  return (
    <ProjectPage
      consentTextsOf={(id) => (
        <Suspense fallback={null}>
          <ConsentTexts projectId={id} />
        </Suspense>
      )}
      formAsideOf={(aside) => (
        <Suspense fallback={null}>
          <FormAside {...aside} />
        </Suspense>
      )}
    />
  )
}
