export { VoiceAncestryIntroduction as Page } from '#(marketing)/components/introductions/voice-ancestry-introduction.tsx';
