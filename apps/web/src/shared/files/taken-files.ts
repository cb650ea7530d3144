/** What was dropped or pasted: the files, and the names of folders among them. */
export function takenFiles({ files, items }: DataTransfer) {
  const folders = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    return entry?.isDirectory ? [entry.name] : []
  })
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders }
}

export function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false
}

/** Browsers call each screenshot `image.png`. */
export function namedScreenshot(file: File, now: Date): File {
  if (file.name !== 'image.png') return file
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')
  return new File([file], `Screenshot ${day} ${time}.png`, { type: file.type })
}
