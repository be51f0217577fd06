// Short wooden and paper sounds.

export type Sound = 'tap' | 'slide' | 'flip' | 'dice' | 'drop' | 'card' | 'coin' | 'chime' | 'thud' | 'scratch' | 'turn' | 'end';

export function play(_sound: Sound): void {}
