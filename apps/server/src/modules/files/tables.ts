import {
  by,
  hidden,
  shown,
  OF_THE_PROGRAMME,
  OF_THE_SYSTEM,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  stored_files: {
    columns: {
      project_id: shown.deleted('the project'),
      category: shown.deleted('what it belongs to'),
      kind: hidden.deleted('what kind of file'),
      name: shown.deleted('its name there'),
      original_name: shown.deleted('the file’s name'),
      user_id: shown.deleted('whose it is'),
      uploaded_by: shown.deleted('who uploaded it'),
      mime: shown.deleted('what the file is'),
      charset: hidden.deleted('what a text is written in'),
      hash: hidden.deleted('its content, hashed'),
      storage_key: hidden.deleted('where its content lies'),
      version: shown.deleted('the version'),
      state: shown.deleted('how far its upload is'),
      owner_id: hidden.deleted('the row that it belongs to'),
    },
    section: 'files',
    copy: { of: by('user_id', 'uploaded_by'), with: ['id', 'bytes', 'started_at', 'ended_at'] },
    content: 'storage_key',
    deletedWith: by('user_id'),
    mentions: {
      location: 'project',
      texts: ['original_name', 'name'],
      near: by('user_id', 'uploaded_by'),
    },
  },
  held_contents: {
    aboutNobody: OF_THE_SYSTEM,
  },
  removed_contents: {
    aboutNobody: OF_THE_SYSTEM,
  },
  file_usage: {
    columns: {
      project_id: shown.deleted('the project'),
      user_id: shown.deleted('who uploaded'),
    },
    section: 'files',
    copy: { of: by('user_id'), with: ['bytes', 'files'] },
    deletedWith: by('user_id'),
  },
  project_file_usage: {
    aboutNobody: OF_THE_PROGRAMME,
  },
}
