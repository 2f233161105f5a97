// The page's files are embedded in the program, so it can run from any folder. They are embedded in C, because the Swift compiler
// takes eleven seconds for an array literal of this size.

#include "LivePage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t index_html[] = {
#embed "Page/index.html"
};
static const uint8_t live_css[] = {
#embed "Page/live.css"
};
static const uint8_t bar_css[] = {
#embed "Page/bar.css"
};
// The icon isn't an SVG, because browsers load an SVG icon again and parse it as a document whenever the address changes.
static const uint8_t icon_png[] = {
#embed "Page/icon.png"
};
static const uint8_t damaged_svg[] = {
#embed "Page/damaged.svg"
};
static const uint8_t address_js[] = {
#embed "Page/address.js"
};
static const uint8_t connection_js[] = {
#embed "Page/connection.js"
};
static const uint8_t dom_js[] = {
#embed "Page/dom.js"
};
static const uint8_t drawers_js[] = {
#embed "Page/drawers.js"
};
static const uint8_t figures_js[] = {
#embed "Page/figures.js"
};
static const uint8_t frames_js[] = {
#embed "Page/frames.js"
};
static const uint8_t hint_js[] = {
#embed "Page/hint.js"
};
static const uint8_t input_js[] = {
#embed "Page/input.js"
};
static const uint8_t keyboard_controls_js[] = {
#embed "Page/keyboard/controls.js"
};
static const uint8_t keyboard_focus_js[] = {
#embed "Page/keyboard/focus.js"
};
static const uint8_t keyboard_keys_js[] = {
#embed "Page/keyboard/keys.js"
};
static const uint8_t keyboard_list_js[] = {
#embed "Page/keyboard/list.js"
};
static const uint8_t keyboard_menus_js[] = {
#embed "Page/keyboard/menus.js"
};
static const uint8_t live_js[] = {
#embed "Page/live.js"
};
static const uint8_t notice_js[] = {
#embed "Page/notice.js"
};
static const uint8_t panel_js[] = {
#embed "Page/panel.js"
};
static const uint8_t rest_js[] = {
#embed "Page/rest.js"
};
static const uint8_t scenes_js[] = {
#embed "Page/scenes.js"
};
static const uint8_t search_js[] = {
#embed "Page/search.js"
};
static const uint8_t stage_boxes_js[] = {
#embed "Page/stage/boxes.js"
};
static const uint8_t stage_contents_js[] = {
#embed "Page/stage/contents.js"
};
static const uint8_t stage_element_js[] = {
#embed "Page/stage/element.js"
};
static const uint8_t stage_images_js[] = {
#embed "Page/stage/images.js"
};
static const uint8_t stage_masks_js[] = {
#embed "Page/stage/masks.js"
};
static const uint8_t stage_movement_js[] = {
#embed "Page/stage/movement.js"
};
static const uint8_t stage_paint_js[] = {
#embed "Page/stage/paint.js"
};
static const uint8_t stage_roles_js[] = {
#embed "Page/stage/roles.js"
};
static const uint8_t stage_shapes_js[] = {
#embed "Page/stage/shapes.js"
};
static const uint8_t stage_stage_js[] = {
#embed "Page/stage/stage.js"
};
static const uint8_t stage_texts_js[] = {
#embed "Page/stage/texts.js"
};
static const uint8_t tools_compare_js[] = {
#embed "Page/tools/compare.js"
};
static const uint8_t tools_device_js[] = {
#embed "Page/tools/device.js"
};
static const uint8_t tools_export_js[] = {
#embed "Page/tools/export.js"
};
static const uint8_t tools_film_js[] = {
#embed "Page/tools/film.js"
};
static const uint8_t tools_inspector_js[] = {
#embed "Page/tools/inspector.js"
};
static const uint8_t tools_pictures_js[] = {
#embed "Page/tools/pictures.js"
};
static const uint8_t tools_time_js[] = {
#embed "Page/tools/time.js"
};
static const uint8_t tools_toolbar_js[] = {
#embed "Page/tools/toolbar.js"
};
static const uint8_t transition_js[] = {
#embed "Page/transition.js"
};
static const uint8_t wire_messages_js[] = {
#embed "Page/wire/messages.js"
};
static const uint8_t wire_reader_js[] = {
#embed "Page/wire/reader.js"
};

#define FILE_OF(name, bytes) {name, bytes, sizeof bytes}

static const LivePageFile files[] = {
    FILE_OF("index.html", index_html),
    FILE_OF("live.css", live_css),
    FILE_OF("bar.css", bar_css),
    FILE_OF("icon.png", icon_png),
    FILE_OF("damaged.svg", damaged_svg),
    FILE_OF("address.js", address_js),
    FILE_OF("connection.js", connection_js),
    FILE_OF("dom.js", dom_js),
    FILE_OF("drawers.js", drawers_js),
    FILE_OF("figures.js", figures_js),
    FILE_OF("frames.js", frames_js),
    FILE_OF("hint.js", hint_js),
    FILE_OF("input.js", input_js),
    FILE_OF("keyboard/controls.js", keyboard_controls_js),
    FILE_OF("keyboard/focus.js", keyboard_focus_js),
    FILE_OF("keyboard/keys.js", keyboard_keys_js),
    FILE_OF("keyboard/list.js", keyboard_list_js),
    FILE_OF("keyboard/menus.js", keyboard_menus_js),
    FILE_OF("live.js", live_js),
    FILE_OF("notice.js", notice_js),
    FILE_OF("panel.js", panel_js),
    FILE_OF("rest.js", rest_js),
    FILE_OF("scenes.js", scenes_js),
    FILE_OF("search.js", search_js),
    FILE_OF("stage/boxes.js", stage_boxes_js),
    FILE_OF("stage/contents.js", stage_contents_js),
    FILE_OF("stage/element.js", stage_element_js),
    FILE_OF("stage/images.js", stage_images_js),
    FILE_OF("stage/masks.js", stage_masks_js),
    FILE_OF("stage/movement.js", stage_movement_js),
    FILE_OF("stage/paint.js", stage_paint_js),
    FILE_OF("stage/roles.js", stage_roles_js),
    FILE_OF("stage/shapes.js", stage_shapes_js),
    FILE_OF("stage/stage.js", stage_stage_js),
    FILE_OF("stage/texts.js", stage_texts_js),
    FILE_OF("tools/compare.js", tools_compare_js),
    FILE_OF("tools/device.js", tools_device_js),
    FILE_OF("tools/export.js", tools_export_js),
    FILE_OF("tools/film.js", tools_film_js),
    FILE_OF("tools/inspector.js", tools_inspector_js),
    FILE_OF("tools/pictures.js", tools_pictures_js),
    FILE_OF("tools/time.js", tools_time_js),
    FILE_OF("tools/toolbar.js", tools_toolbar_js),
    FILE_OF("transition.js", transition_js),
    FILE_OF("wire/messages.js", wire_messages_js),
    FILE_OF("wire/reader.js", wire_reader_js),
};

size_t live_page_file_count(void) { return sizeof files / sizeof files[0]; }

LivePageFile live_page_file(size_t index) { return files[index]; }
