import { FileRefusal, type FileRule } from '@telemachos/interchange/refusal'
import { serveJobs } from '../../kernel/serve-jobs.ts'
import { noPreview, type Preview, type PreviewJob } from './preview-jobs.ts'
import { previewPresentation } from './preview-presentation.ts'
import { previewWord } from './preview-word.ts'
import { previewWorkbook } from './preview-workbook.ts'

/** The process in which previews of documents are made: see makePreview of the library. */
serveJobs<PreviewJob, Preview>(async (job) => {
  try {
    return { ...noPreview('broken'), ...(await make(job)), State: 'shown' }
  } catch (error) {
    if (!(error instanceof FileRefusal)) return noPreview('broken')
    return noPreview(REASONS[error.rule] ?? 'broken')
  }
})

/** Why a file is not shown, where it is not that it is damaged. */
const REASONS: Partial<Record<FileRule, 'too_large' | 'locked'>> = {
  file_unzips_too_large: 'too_large',
  file_too_many_parts: 'too_large',
  file_too_deep: 'too_large',
  file_has_password: 'locked',
}

function make({
  kind,
  language,
  content,
}: PreviewJob): Promise<Partial<Preview>> | Partial<Preview> {
  switch (kind) {
    case 'document':
      return previewWord(content)
    case 'sheets':
      return previewWorkbook(content, language)
    case 'slides':
      return previewPresentation(content)
  }
}
