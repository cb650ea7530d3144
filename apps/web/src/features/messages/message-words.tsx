import Markdown from 'react-markdown'
import { showAsTyped } from './show-as-typed'

const PLUGINS = [showAsTyped]

/** The words of a message without their marks, for where it is told in short. */
export function MessageWords({ children }: { children: string }) {
  return (
    <Markdown allowedElements={[]} unwrapDisallowed remarkPlugins={PLUGINS}>
      {children}
    </Markdown>
  )
}
