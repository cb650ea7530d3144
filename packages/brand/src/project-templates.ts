import { automationPack } from './project-templates/automation-pack.ts'
import { customBuild } from './project-templates/custom-build.ts'
import { learningScorm } from './project-templates/learning-scorm.ts'
import { learningStrides } from './project-templates/learning-strides.ts'
import { smartAiSetup } from './project-templates/smart-ai-setup.ts'

/** The initial tasks, checklist and tools of a new project, by type. */
export const projectTemplates = {
  'Smart AI Setup': smartAiSetup,
  'Learning Suite: SCORM': learningScorm,
  'Learning Suite: STRIDES': learningStrides,
  'Automation Pack': automationPack,
  'Custom Build': customBuild,
}
