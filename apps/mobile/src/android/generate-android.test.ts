import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usualPushChannel } from '@matiz/domain/push/push-channel.ts';
import { appLinkPrefixes } from '@matiz/domain/shop/app-links.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateForTest } from '../testing.ts';

type Generated = Awaited<ReturnType<typeof generateForTest>>;
let app: Generated;
beforeAll(async () => {
  app = await generateForTest('android');
});
afterAll(() => app.remove());

const main = 'app/src/main';
const manifest = async () => (await app.xml(`${main}/AndroidManifest.xml`)).manifest;
const namesOf = (rows: readonly Record<string, string>[]) => rows.map((row) => row['android:name']);

describe('npm run mobile -- android', () => {
  it('opens the shop’s own addresses by verified links, and no others', async () => {
    const [, links] = (await manifest()).application.activity['intent-filter'];
    expect(links['android:autoVerify']).toBe('true');
    const data: Record<string, string>[] = links.data;
    expect(data.flatMap((row) => row['android:scheme'] ?? [])).toEqual(['https']);
    expect(data.flatMap((row) => row['android:host'] ?? [])).toEqual(['tienda.co']);
    expect(data.flatMap((row) => row['android:pathPrefix'] ?? [])).toEqual(appLinkPrefixes);
  });

  it('asks for what is used, and for notifications only with their key', async () => {
    const { 'uses-permission': permissions, 'uses-feature': feature } = await manifest();
    const asked = ['INTERNET', 'CAMERA'].map((name) => `android.permission.${name}`);
    expect(namesOf(permissions)).toEqual(asked);
    expect(feature['android:required']).toBe('false');
    expect(await app.text('capacitor.settings.gradle')).not.toContain('firebase');
  });

  it('leaves nothing to backups of the phone, and shares no folder but the cache', async () => {
    expect((await manifest()).application['android:allowBackup']).toBe('false');
    const { paths } = await app.xml(`${main}/res/xml/file_paths.xml`);
    expect(Object.keys(paths).filter((key) => !key.startsWith('xmlns'))).toEqual(['cache-path']);
  });

  it('has the id and the version, and is made for the Android that the store asks for', async () => {
    const gradle = await app.text('app/build.gradle');
    expect(gradle).toMatch(/applicationId "co\.matiz\.app"\n/);
    expect(gradle).toMatch(/versionCode 1004002\n/);
    expect(gradle).toMatch(/versionName "1\.4\.2"\n/);
    const versions = await app.text('variables.gradle');
    expect(Number(/targetSdkVersion = (\d+)/.exec(versions)?.[1])).toBeGreaterThanOrEqual(36);
  });

  it('carries the web build with a page of its own, and nothing that only a server sends', async () => {
    const page = await app.text(`${main}/assets/public/index.html`);
    expect(page).toContain('<meta name="matiz:shell" content="android 1.4.2" />');
    expect(page).toContain('<meta name="matiz:api" content="https://tienda.co" />');
    expect(page).not.toContain('<!--matiz');
    expect(await app.text(`${main}/assets/public/assets/a.js`)).toBe('assets/a.js');
    for (const name of ['assets/a.js.br', 'sw.js', 'shell.html', 'manifest.json']) {
      await expect(app.text(`${main}/assets/public/${name}`)).rejects.toThrow('ENOENT');
    }
  });

  it('is served from the origin that the server admits, and leaves room for the bars itself', async () => {
    const config = JSON.parse(await app.text(`${main}/assets/capacitor.config.json`));
    expect(config.server).toEqual({
      hostname: 'localhost',
      androidScheme: 'https',
      iosScheme: 'capacitor',
    });
    expect(config.server.url).toBeUndefined();
    expect(config.plugins.SystemBars).toMatchObject({ insetsHandling: 'native' });
    // Both would make room for the keyboard, one after the other.
    expect(config.plugins.Keyboard).not.toHaveProperty('resizeOnFullScreen');
    expect(config.plugins.StatusBar).toBeUndefined();
  });

  it.each([
    ['mipmap-mdpi/ic_launcher.png', 48, 48],
    ['mipmap-xxxhdpi/ic_launcher_round.png', 192, 192],
    ['mipmap-xhdpi/ic_launcher_foreground.png', 216, 216],
    ['drawable-port-xxhdpi/splash.png', 960, 1600],
    ['drawable-land-mdpi/splash.png', 480, 320],
  ])('draws %s in its size', async (name, width, height) => {
    const picture = sharp(await app.bytes(`${main}/res/${name}`));
    expect(await picture.metadata()).toMatchObject({ width, height });
    const { data } = await picture.flatten({ background: '#faf6f0' }).raw().toBuffer({
      resolveWithObject: true,
    });
    const middle = 3 * (Math.floor(height / 2) * width + Math.floor(width / 2));
    expect([...data.subarray(0, 3)], 'the corner is empty').toEqual([0xfa, 0xf6, 0xf0]);
    expect([...data.subarray(middle, middle + 3)], 'the middle is a lock').toEqual([180, 69, 47]);
  });

  it('has an icon for themed screens and a launch theme, in files that are XML', async () => {
    const icon = await app.xml(`${main}/res/mipmap-anydpi-v26/ic_launcher.xml`);
    expect(icon['adaptive-icon'].monochrome['android:drawable']).toBe('@drawable/ic_notification');
    const { vector } = await app.xml(`${main}/res/drawable/ic_notification.xml`);
    expect(vector.group.path).toHaveLength(5);
    const { resources } = await app.xml(`${main}/res/values/styles.xml`);
    const launch = resources.style.find(
      (style: { name: string }) => style.name === 'AppTheme.NoActionBarLaunch',
    );
    expect(launch.item.map(({ name }: { name: string }) => name)).toEqual([
      'windowSplashScreenBackground',
      'windowSplashScreenAnimatedIcon',
      'postSplashScreenTheme',
      'android:background',
    ]);
  });

  it('changes nothing when it is run again, and follows a new version', async () => {
    const before = await app.sum();
    await app.again();
    expect(await app.sum()).toBe(before);
    await app.again({ version: '1.5.0' });
    expect(await app.text('app/build.gradle')).toContain('versionCode 1005000');
    await app.again();
    expect(await app.sum()).toBe(before);
  });
});

it('with the key of Firebase: asks to notify, shows the locks, and takes the key along', async () => {
  const firebaseFile = path.join(app.folder, 'key.json');
  await writeFile(firebaseFile, '{"project_info":{}}');
  const told = await generateForTest('android', { firebaseFile });
  try {
    const { application, 'uses-permission': asked } = (
      await told.xml(`${main}/AndroidManifest.xml`)
    ).manifest;
    expect(namesOf(asked)).toContain('android.permission.POST_NOTIFICATIONS');
    expect(namesOf(application['meta-data'])).toContain(
      'com.google.firebase.messaging.default_notification_icon',
    );
    const channel = application['meta-data'].find((row: Record<string, string>) =>
      row['android:name']?.endsWith('default_notification_channel_id'),
    );
    expect(channel['android:value']).toBe(usualPushChannel);
    expect(await told.text('app/google-services.json')).toContain('project_info');
    expect(await told.text('capacitor.settings.gradle')).toContain('firebase');
    const before = await told.sum();
    await told.again();
    expect(await told.sum()).toBe(before);
  } finally {
    await told.remove();
  }
});
