import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

function mode(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/** `edge` is for marks, `text` for text on `fill`. Contrast: text on fill 5.6:1 or better, edges 3.5:1 or better, in both modes. */
function tone(text: [string, string], fill: [string, string], edge: [string, string] = text) {
  return { text: mode(...text), fill: mode(...fill), edge: mode(...edge) };
}

export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: mode('#FBF8F4', '#13181B'),
    surface: mode('#FFFFFF', '#1B2226'),
    sunken: mode('#F4EEE6', '#232B30'),
    ink: mode('#1F2D36', '#EAE5DD'),
    muted: mode('#55636D', '#A7B2B8'),
    hairline: mode('#E7DFD5', '#2E383E'),
    outline: mode('#8C7F70', '#7C8A92'),
    primary: mode('#0F5E63', '#72CAC5'),
    primaryHover: mode('#0B4B4F', '#8AD6D1'),
    onPrimary: mode('#FFFFFF', '#0B2A2C'),
    scrim: mode('rgba(31, 45, 54, 0.42)', 'rgba(5, 8, 10, 0.64)'),
    vent: tone(['#97351E', '#F5AC98'], ['#FCE9E3', '#3A221C'], ['#D4573C', '#F5AC98']),
    advice: tone(['#744E00', '#EBC979'], ['#FBF0D6', '#33290F'], ['#B97C0A', '#EBC979']),
    talk: tone(['#0F5E63', '#8AD6D1'], ['#DDEFEE', '#163536'], ['#1F8A8C', '#8AD6D1']),
    green: tone(['#1E6B3A', '#8FD6A5'], ['#E3F3E8', '#173222']),
    yellow: tone(['#6B5300', '#E8D27A'], ['#FAF1C8', '#332B0E']),
    orange: tone(['#8A4208', '#F3B27A'], ['#FDEBD8', '#38240F']),
    red: tone(['#9B1C1C', '#F5A3A3'], ['#FCE4E4', '#3B1D1D']),
    blue: tone(['#1D4F91', '#9CC3F5'], ['#E2ECF9', '#182C45']),
    neutral: tone(['#55636D', '#A7B2B8'], ['#F4EEE6', '#232B30']),
  },
  shadows: {
    float: mode('0 8px 28px -6px rgba(66, 52, 36, 0.18)', '0 8px 28px -6px rgba(0, 0, 0, 0.6)'),
  },
});
